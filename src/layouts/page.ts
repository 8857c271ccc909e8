// What runs on every page, as one module.
import './explore/explore.ts';
import './popovers.ts';
import './settle.ts';
