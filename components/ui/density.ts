export const densities = { '': 'Automatic', reading: 'Comfortable', working: 'Compact' } as const

/** Another version would be another key: what another release kept is left alone. */
const KEY = 'openplat.density'
export const DENSITY_FIELD = 'density'

/**
 * Before the first picture, so that no row moves; and whenever somebody chooses. It is in the page itself, for no
 * page need load a script for it. Without quotes and angle brackets, for React writes those as entities.
 */
export const applyDensity = `(function () {
  const { dataset } = document.documentElement;
  const known = [${['reading', 'working'].map((name) => `\`${name}\``).join()}];
  const apply = function (name) {
    if (known.includes(name)) dataset.density = name;
    else delete dataset.density;
  };
  try { apply(localStorage.getItem(\`${KEY}\`)); } catch {}
  document.addEventListener(\`change\`, function ({ target }) {
    if (target.id !== \`${DENSITY_FIELD}\`) return;
    apply(target.value);
    try { localStorage.setItem(\`${KEY}\`, target.value); } catch {}
  });
  document.addEventListener(\`DOMContentLoaded\`, function () {
    const field = document.getElementById(\`${DENSITY_FIELD}\`);
    if (field) field.value = dataset.density ?? \`\`;
  });
})()`
