import { addMessages } from '../../lib/i18n/i18n.ts';
import { mapDe } from './messages.de.ts';
import { mapEn } from './messages.en.ts';

// For the map and, before it is there, for what stands in its place.
addMessages('map', { en: mapEn, de: mapDe });
