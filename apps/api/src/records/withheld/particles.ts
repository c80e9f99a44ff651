/** Words of names that tell nobody apart. The database has the same in `names_person`. */
export const PARTICLES: ReadonlySet<string> = new Set([
  'von',
  'van',
  'der',
  'den',
  'de',
  'di',
  'da',
  'la',
  'le',
  'zu',
  'zum',
  'zur',
  'vom',
  'und',
]);
