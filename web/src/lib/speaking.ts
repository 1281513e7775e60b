// Before each test of the client: it speaks English.
import { speak } from './words';

await speak('en');
