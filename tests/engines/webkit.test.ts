import { engineSuite } from './suite.ts';
import { startWebkit } from './webkit.ts';

engineSuite('WebKit', () => startWebkit(process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'));
