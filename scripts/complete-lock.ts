/** `npm run lock`: writes the lock file anew and adds what npm left out of it. */
import { missingEntries, readLockfile, writeLockfile } from './lockfile.ts';

const lock = readLockfile();
const missing = missingEntries(lock.packages);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeLockfile({ ...lock, packages: Object.fromEntries(packages) });
console.log(`Packages for other systems that were missing in package-lock.json: ${Object.keys(missing).length}`);
