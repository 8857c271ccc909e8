import { defineConfig } from 'html-validate';

/** Rules for the built pages: the presets, with a reason for each exception. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // Styles of later sections are placed where these begin (decision 33), which every browser supports.
  elements: ['html5', { style: { flow: true } }],
  rules: {
    // Style attributes would be blocked by the policy of every page.
    'no-inline-style': 'error',
    // React writes `srcSet` and `popoverTarget`; attribute names are case-insensitive in HTML.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `<br/>`, Astro `<br>`; both are valid and equivalent.
    'void-style': 'off',
    // React writes `required=""`, Astro `required`; both are valid and equivalent.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A table with the layout of cards on a phone loses its semantics in browsers without explicit roles.
    'no-redundant-role': 'off',
    // A fieldset without role disables the fields of an island until its script has loaded; its controls have names.
    'wcag/h71': 'off',
    // Treats every text of a tel: link as a number; tests/site/every-page.test.ts checks the numbers themselves.
    'tel-non-breaking': 'off',
  },
});
