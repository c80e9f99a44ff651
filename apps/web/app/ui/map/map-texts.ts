import { addMessages } from '../../lib/i18n/i18n.ts';
import { mapTexts } from './messages.de.ts';

// For the map, and for its placeholder while it loads.
addMessages('map', mapTexts);
