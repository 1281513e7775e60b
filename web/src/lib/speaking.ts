// Before each test of the client: it speaks English.
import { bringHouse, speak } from './words';

await speak('en');
await bringHouse();
