// Before each test of the client: it speaks English.
import { bringHouse, speak } from '../i18n/i18n';

await speak('en');
await bringHouse();
