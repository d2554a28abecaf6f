import { boxWords, PREFIX } from './entry-names'
import type { Entries } from './kept-entries'

type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: ParentNode) =>
  root.querySelectorAll<EntryField>(
    ['input', 'textarea', 'select'].map((tag) => `${tag}[name^="${PREFIX}"]`).join(),
  )

const isTick = (field: EntryField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** What stands in the fields of a page; names with an empty text were emptied by the person. */
export function readFields(root: ParentNode): Entries {
  const entries: Record<string, string> = {}
  for (const field of fieldsIn(root)) {
    if (!isTick(field)) entries[field.name] = field.value
    else if (field.checked) entries[field.name] = field.value
    else entries[field.name] ??= ''
  }
  return entries
}

export function fillFields(root: ParentNode, entries: Entries): void {
  for (const field of fieldsIn(root)) {
    const text = entries[field.name] ?? ''
    if (isTick(field)) field.checked = field.value === text
    else field.value = text
  }
}

/** Places on the sheets that repeat an entry: its text, or a tick where the entry says so. */
export function fillPlaces(root: ParentNode, entries: Entries): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-entry]')) {
    const text = entries[place.dataset.entry ?? ''] ?? ''
    const { ticked } = place.dataset
    const isFilled = ticked === undefined ? text !== '' : text === ticked
    if (ticked === undefined) place.textContent = text
    else place.setAttribute('aria-label', isFilled ? boxWords.ticked : boxWords.empty)
    place.toggleAttribute('data-filled', isFilled)
  }
}
