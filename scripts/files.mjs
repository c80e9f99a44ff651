import { ROOT, run } from './prepare.mjs';

const lines = async (...options) => {
  const { code, output } = await run('git', ['ls-files', ...options], { isQuiet: true, cwd: ROOT });
  if (code !== 0) throw new Error(`git could not list the files: ${output}`);
  return output.split('\n').filter((line) => line !== '');
};

/** Every file of the repository as it lies on the disk: with what is not committed, without what is ignored. */
export const listFiles = async () => {
  const gone = new Set(await lines('--deleted'));
  const files = await lines('--cached', '--others', '--exclude-standard', '--deduplicate');
  return files.filter((file) => !gone.has(file));
};
