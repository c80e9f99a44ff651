/** In the storage of the tab: the step at which the reader of the guide is. */
export const GUIDE_ITEM = 'guide';
