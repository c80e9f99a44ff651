/**
 * Every colour of the product. Outside this folder colours are only named, as `var(--fm-…)`: `ink2` is `--fm-ink2`,
 * `primarySoft` is `--fm-primary-soft`.
 */

/** Colours that depend on the scheme, as [light, dark]. Every text pair reaches 4.5:1 on the surfaces it is meant for. */
export const SCHEME_COLORS = {
  // text
  ink: ['#0E1733', '#EAEEFA'],
  ink2: ['#414B6B', '#B9C2DC'],
  ink3: ['#5B6584', '#97A2C2'],
  /** For marks of absence only, never text. */
  faint: ['#B4BDD1', '#4A5680'],
  // surfaces
  page: ['#FFFFFF', '#0B1026'],
  mist: ['#F5F7FB', '#0B1026'],
  paper: ['#FFFFFF', '#111834'],
  sunk: ['#F8FAFD', '#0E142C'],
  hover: ['#F1F4FA', '#18213F'],
  // lines
  line: ['#E3E8F2', '#232D50'],
  line2: ['#CDD5E4', '#34406A'],
  /** Border of a field, at least 3:1. */
  field: ['#8590A9', '#6A77A3'],
  // blue: what can be acted on
  primary: ['#2B59FF', '#3A62FA'],
  primaryHover: ['#1E46DB', '#2B59FF'],
  primaryText: ['#2450EA', '#9DB2FF'],
  primaryInk: ['#2445C4', '#C2CFFF'],
  primarySoft: ['#EEF2FF', '#172148'],
  primaryLine: ['#C9D5FF', '#2E4080'],
  onPrimary: ['#FFFFFF', '#FFFFFF'],
  // amber: the one you asked for or are looking at
  amber: ['#FFB224', '#FFB224'],
  amberText: ['#855600', '#FFC65C'],
  amberSoft: ['#FFF6E3', '#2A2417'],
  amberLine: ['#F6DCA6', '#5A4718'],
  positive: ['#12805C', '#4FCB9E'],
  /** Green words; `positive` itself is only 4.4:1 on soft backgrounds. */
  positiveText: ['#0E7050', '#4FCB9E'],
  positiveSoft: ['#E8F5F0', '#11302F'],
  positiveLine: ['#B5DDCD', '#1F5A50'],
  danger: ['#C9372C', '#FF8E84'],
  dangerSoft: ['#FDEFED', '#371D2B'],
  dangerLine: ['#F2C6C1', '#6B2F3C'],
  // maps
  mapSea: ['#E6ECF6', '#0B1026'],
  mapNear: ['#EFF3F9', '#0E142C'],
  mapLand: ['#FFFFFF', '#141C3B'],
  mapBorder: ['#A9B6D2', '#34406A'],
  mapDot: ['#7088CF', '#6C86D8'],
  // the button for signing in with Google, whose mark may stand on no other colours
  googleGround: ['#FFFFFF', '#131314'],
  googleLine: ['#747775', '#8E918F'],
  googleText: ['#1F1F1F', '#E3E3E3'],
  googleRed: ['#EA4335', '#EA4335'],
  googleYellow: ['#FBBC05', '#FBBC05'],
  googleGreen: ['#34A853', '#34A853'],
  googleBlue: ['#4285F4', '#4285F4'],
  // parts of a score, largest first
  score1: ['#2B59FF', '#6E8DFF'],
  score2: ['#6E8DFF', '#4A69DE'],
  score3: ['#A9BCFF', '#3450B5'],
  score4: ['#D3DDFF', '#263B86'],
} as const satisfies Record<string, readonly [string, string]>;

/** Night looks the same in both schemes: the hero, the counters, the footer and the sign-in panel. */
export const NIGHT_COLORS = {
  night: '#0B1026',
  nightRaised: '#121939',
  nightLine: 'rgb(163 182 255 / 17%)',
  nightControl: 'rgb(163 182 255 / 38%)',
  nightHover: 'rgb(163 182 255 / 12%)',
  nightText: '#F2F5FF',
  nightMuted: '#B3BEDD',
  nightLink: '#A9BBFF',
  nightButton: '#FFFFFF',
  nightButtonHover: '#E6ECFF',
  nightButtonText: '#0E1733',
  // the map of lights, faintest class first
  light0: '#8EA3F0',
  light1: '#A6B7F7',
  light2: '#BFCCFF',
  light3: '#D5DFFF',
  light4: '#E6ECFF',
  light5: '#FFFFFF',
  light6: '#FFFFFF',
  lightGraticule: '#A3B6FF',
  lightDegree: '#7E8BB6',
  lightOutline: '#A9BBFF',
  lightFigure: '#C9D5FF',
  lightLabel: '#DDE5FF',
  haloInner: '#FFFFFF',
  haloMiddle: '#B9C8FF',
  haloOuter: '#8FA8FF',
} as const satisfies Record<string, string>;

type Palette = readonly [string, string, string, string, string, string, string, string, string, string];

/** The ten shades of each colour that Mantine expects. Light mode fills with shade 6, dark mode with shade 5. */
export const PALETTES = {
  blue: ['#EEF2FF', '#D3DDFF', '#C2CFFF', '#A9BCFF', '#7F9BFF', '#3A62FA', '#2B59FF', '#1E46DB', '#2445C4', '#1B3399'],
  amber: ['#FFF6E3', '#FFEBC2', '#F6DCA6', '#FFD27A', '#FFC65C', '#FFB224', '#FFB224', '#E69A0A', '#855600', '#5A4718'],
  green: ['#E8F5F0', '#CFEADF', '#B5DDCD', '#86CCB0', '#4FCB9E', '#1B9A70', '#12805C', '#0E7050', '#0C6A4B', '#11302F'],
  red: ['#FDEFED', '#F9DAD7', '#F2C6C1', '#FFAFA7', '#FF8E84', '#DB4A3F', '#C9372C', '#AE2B21', '#8F221A', '#371D2B'],
  gray: ['#F8FAFD', '#F5F7FB', '#F1F4FA', '#E3E8F2', '#CDD5E4', '#B4BDD1', '#8590A9', '#5B6584', '#414B6B', '#0E1733'],
  dark: ['#EAEEFA', '#B9C2DC', '#97A2C2', '#6A77A3', '#34406A', '#232D50', '#18213F', '#111834', '#0E142C', '#0B1026'],
} as const satisfies Record<string, Palette>;
