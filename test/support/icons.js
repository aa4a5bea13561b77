const { createElement } = require('react');

const kebab = (name) =>
  name
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

/** Like an icon of Lucide, without its lines: hidden from a screen reader, unless it has a name. */
const iconOf = (name) => {
  const ownName = `lucide lucide-${kebab(name)}`;
  return ({ className, size = 24, ...rest }) => {
    const isNamed = Object.keys(rest).some((key) => key.startsWith('aria-') || key === 'role');
    return createElement('svg', {
      className: className === undefined ? ownName : `${ownName} ${className}`,
      width: size,
      ...(isNamed ? {} : { 'aria-hidden': 'true' }),
      ...rest,
    });
  };
};

const icons = {};

/** Drawing the lines of icons took a twelfth of the screens' time in these tests. The compiler knows which icons exist. */
module.exports = new Proxy(icons, {
  get: (_, name) => {
    if (typeof name !== 'string' || name === '__esModule') return undefined;
    icons[name] ??= iconOf(name);
    return icons[name];
  },
});
