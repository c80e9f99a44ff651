/** Where other parts of the page link to. */
export const TIMELINE_ID = 'timeline';
