/** What a person chooses for this device. The name is that of the field, and of the mark on the page. */
export const deviceChoices = {
  /** Left alone, workspaces are compact and pages are not. */
  density: {
    label: 'Table rows',
    options: { '': 'Automatic', reading: 'Comfortable', working: 'Compact' },
  },
  /** A key without Ctrl or Alt can be pressed by mistake, or be spoken by a program that listens. */
  slash: { label: 'The / key', options: { '': 'Opens search', off: 'Does nothing' } },
} as const

const known = Object.entries(deviceChoices).map(([name, { options }]) => {
  const values = Object.keys(options).flatMap((value) => (value ? [`\`${value}\``] : []))
  return `${name}: [${values.join()}]`
})

/**
 * Before the first picture, so that no row moves; and whenever somebody chooses. It is in the page itself, for no
 * page need load a script for it. Another version would be another key: what another release kept is left alone.
 * Without quotes, angle brackets and ampersands, for React writes those as entities.
 */
export const applyDeviceChoices = `(function () {
  const { dataset } = document.documentElement;
  const known = { ${known.join()} };
  const keyOf = function (name) { return \`openplat.\` + name; };
  const apply = function (name, value) {
    if (known[name].includes(value)) dataset[name] = value;
    else delete dataset[name];
  };
  for (const name of Object.keys(known)) {
    try { apply(name, localStorage.getItem(keyOf(name))); } catch {}
  }
  document.addEventListener(\`change\`, function ({ target }) {
    if (!Object.hasOwn(known, target.id)) return;
    apply(target.id, target.value);
    try { localStorage.setItem(keyOf(target.id), target.value); } catch {}
  });
  document.addEventListener(\`DOMContentLoaded\`, function () {
    for (const name of Object.keys(known)) {
      const field = document.getElementById(name);
      if (field) field.value = dataset[name] ?? \`\`;
    }
  });
})()`
