/** Records whose parcel numbers have a form of their own, by the form. One form may belong to several records. */
const forms: readonly (readonly [form: RegExp, sources: readonly string[]])[] = [
  [/^\d{2}-\d{2}-\d{3}-\d{3}-\d{4}$/, ['cook-county-il-assessments', 'utah-assessments']],
  [/^[FM]_\d{5,7}_\d{5,7}$/i, ['massachusetts-assessments']],
  [/^\d{4}[A-Z]?[-/]\d{3}[A-Z]?$/i, ['san-francisco-ca-assessments']],
  [/^\d{1,3}\.\d{1,3}-\d{1,3}-\d{1,3}(?:\.\d{1,3})?$/, ['new-york-state-assessments']],
  [/^\d{2}-\d{4}-\d{2}-\d-\d{2}-\d{2}-\d{4}$/, ['montana-assessments']],
  [/^\d{3}-\d{4}-\d{3}-\d{4}-\d$/, ['wisconsin-assessments']],
]

/** The records that write a parcel number like this; none where its form tells nothing. */
export const sourcesOfParcelForm = (text: string): readonly string[] =>
  forms.find(([form]) => form.test(text.trim()))?.[1] ?? []
