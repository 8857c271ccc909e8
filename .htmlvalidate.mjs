import { defineConfig } from 'html-validate';

/** Rules for the built pages. Whatever is relaxed here says why; everything else of the presets holds. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // Styles of later sections stand where these begin (decision 33): every browser reads them there.
  elements: ['html5', { style: { flow: true } }],
  rules: {
    // The policy of every page blocks style attributes, so one would be dead as well as untidy.
    'no-inline-style': 'error',
    // React writes `srcSet` and `popoverTarget`; HTML reads attribute names without regard to case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `<br/>`, Astro `<br>`; both are valid and mean the same.
    'void-style': 'off',
    // React writes `required=""`, Astro `required`; both are valid and mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A table that is laid out as cards on a phone loses its meaning in browsers unless the roles are written out.
    'no-redundant-role': 'off',
    // A fieldset of no role closes the fields of an island until its script has come; what stands in it has names.
    'wcag/h71': 'off',
    // It takes every text of a tel: link for a number; tests/site/every-page.test.ts looks at the numbers themselves.
    'tel-non-breaking': 'off',
  },
});
