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

export default { plugins: [namedMedia, presetMantine()] };
