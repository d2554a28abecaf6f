import { controlLook } from '@/components/ui/form/field'

interface Props<K extends string> {
  id: string
  label: string
  choices: Readonly<Record<K, string>>
  value: K
  onChoose: (value: K) => void
}

/** A select that acts at once, its label beside it. */
export function ChoiceSelect<K extends string>({ id, label, choices, value, onChoose }: Props<K>) {
  const isChoice = (text: string): text is K => Object.hasOwn(choices, text)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="min-w-0">
        <select
          id={id}
          value={value}
          onChange={({ target }) => isChoice(target.value) && onChoose(target.value)}
          className={controlLook}
        >
          {Object.entries(choices).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {String(text)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
