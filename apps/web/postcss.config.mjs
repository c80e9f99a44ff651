import presetMantine from 'postcss-preset-mantine';

/** The widths at which the layout changes, by name: `@media (--phone)`. */
const MEDIA = {
  '--phone': '(max-width: 47.5em)',
  '--narrow': '(max-width: 56.25em)',
  '--medium': '(max-width: 73.75em)',
};

const namedMedia = {
  postcssPlugin: 'named-media',
  AtRule: {
    media: (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        if (!Object.hasOwn(MEDIA, name)) throw rule.error(`There is no width called ${name}.`);
        return MEDIA[name];
      });
    },
  },
};

const ROOT_PIXELS = 16;

const ruleFor = (values, ruleOf) => Object.fromEntries(values.split(' ').map(ruleOf));

/** One rule for each of several values, for app/theme/classes.css: `.gap-8`, `.weight-600`, `.ink2`. */
const mixins = {
  pixels: (_, name, property, values) =>
    ruleFor(values, (value) => [`.${name}-${value}`, { [property]: `${value / ROOT_PIXELS}rem` }]),
  values: (_, name, property, values) => ruleFor(values, (value) => [`.${name}-${value}`, { [property]: value }]),
  tokens: (_, property, values) => ruleFor(values, (value) => [`.${value}`, { [property]: `var(--fm-${value})` }]),
};

export default { plugins: [namedMedia, presetMantine({ mixins })] };
