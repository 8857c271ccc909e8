import { startFirefox } from './firefox.ts';
import { engineSuite } from './suite.ts';

engineSuite('Firefox', () => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'));
