/** `npm run check:launch`: fails while anything of the sample brand, or a figure without a source, remains. */
import { launchFindings, readLaunchRecords, settingFindings } from './findings.ts';

const findings = [...launchFindings(await readLaunchRecords()), ...settingFindings(process.env)];
for (const finding of findings) console.error(`✗ ${finding}`);
console.log(findings.length === 0 ? 'Ready to launch.' : `${findings.length} things to supply before the launch.`);
process.exitCode = findings.length === 0 ? 0 : 1;
