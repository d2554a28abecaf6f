import numberForms from './number-forms.json'

/**
 * Templates of parcel numbers: `#` is a digit of the lot's serial, `u` a digit of the unit, and `L` the
 * letter of the unit if there is one. If the serial is longer than the template, the first `#` takes its
 * surplus digits too.
 */
const forms: Readonly<Record<string, string>> = numberForms
const anywhere = ['########u', '##-######-u', '##.##.####.00u', '## ### ###u']

export const formOf = (state: string, seed: number): string =>
  forms[state] ?? anywhere[Math.floor(seed * anywhere.length)] ?? '########u'

export function writeNumber(form: string, serial: number, unit: string): string {
  const length = form.split('#').length - 1
  const digits = String(serial).padStart(length, '0')
  const units = unit.padStart(form.split('u').length - 1, '0')
  const spare = digits.length - length
  let [nextDigit, nextUnit] = [0, 0]
  return form.replaceAll(/[#uL]/g, (mark) => {
    if (mark === 'u') return units[nextUnit++] ?? ''
    if (mark === 'L') return unit && String.fromCodePoint(64 + Number(unit))
    const from = nextDigit
    nextDigit = from === 0 ? spare + 1 : from + 1
    return digits.slice(from, nextDigit)
  })
}

export function readSerial(form: string, text: string): number | undefined {
  const plainForm = plain(form)
  const plainText = plain(text).padStart(plainForm.replace('L', '').length, '0')
  const [, ...groups] = readerOf(plainForm).exec(plainText) ?? []
  return groups.length === 0 ? undefined : Number(groups.join(''))
}

const plain = (text: string) => text.replaceAll(/[^0-9A-Za-z#]/g, '')

const readers = new Map<string, RegExp>()

function readerOf(form: string): RegExp {
  const pattern = form
    .replaceAll(/#+/g, (run, at) =>
      at === form.indexOf('#') ? `(\\d{${run.length},})` : `(\\d{${run.length}})`,
    )
    .replaceAll('u', '\\d')
    .replace('L', '[A-Z]?')
  const reader = readers.get(form) ?? new RegExp(`^${pattern}$`)
  readers.set(form, reader)
  return reader
}
