/** Where a tax adviser lets companies without rooms of their own be reached. */
export const ADVISERS_DOOR = { town: 'Knittelfeld', street: 'Bahnhofgasse 11' };
