import type { Plugin } from 'vite';

const ICON_IMPORT = /import\s*\{([^}]+)\}\s*from\s*['"]@tabler\/icons-react['"];?/g;

/**
 * Imports each icon from its own file. Through the package's index every build would read all six thousand of them only
 * to drop them again, which takes longer than everything else together.
 */
export const singleIcons = (): Plugin => ({
  name: 'firmament:single-icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.tsx$/, code: '@tabler/icons-react' },
    handler: (code) =>
      code.replace(ICON_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
          .join(' '),
      ),
  },
});
