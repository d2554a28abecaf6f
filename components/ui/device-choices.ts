import { defineTexts } from '@/lib/language/define-texts'

export const deviceChoices = defineTexts('ui.device-choices', {
  density: {
    label: 'Table rows',
    options: { '': 'Automatic', reading: 'Comfortable', working: 'Compact' },
  },
  /**
   * Visitors can switch the key off, because a key without Ctrl or Alt can be pressed by mistake or by speech
   * input.
   */
  slash: { label: 'The / key', options: { '': 'Opens search', off: 'Does nothing' } },
})

const optionLists = 'density: [`reading`,`working`], slash: [`off`]'

/**
 * The script is inline and runs before the first paint, so that no row moves. It contains no quotes, angle
 * brackets or ampersands, because React escapes those. Change the storage key when the format changes.
 */
export const applyDeviceChoices = `(function () {
  const { dataset } = document.documentElement;
  const known = { ${optionLists} };
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
