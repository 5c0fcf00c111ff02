import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/schema.d.ts', 'src/lib/icons.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['public/**'], languageOptions: { globals: { ...globals.serviceworker } } },
  { files: ['scripts/**', '*.config.*'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'svelte/no-at-html-tags': 'error',
      // Plain maps and addresses are used on purpose where nothing is to follow them.
      'svelte/prefer-svelte-reactivity': 'off',
      // The page's policy forbids style attributes; `style:` directives go through the object model.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'Use a class or a style: directive.' },
      ],
      // Our own little router resolves addresses; SvelteKit's helper does not exist here.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
