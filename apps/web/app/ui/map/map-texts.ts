import { addMessages } from '../../lib/i18n/i18n.ts';
import { mapDe } from './messages.de.ts';
import { mapEn } from './messages.en.ts';

// For the map, and for its placeholder while it loads.
addMessages('map', { en: mapEn, de: mapDe });
