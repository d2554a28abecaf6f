import { controlLook, describeControl, Field } from '@/components/ui/field'

interface Props {
  label: string
  words: string
  setWords: (words: string) => void
}

export function SearchField({ label, words, setWords }: Props) {
  const text = { name: 'words', label }
  return (
    <div className="max-w-reading print:hidden">
      <Field {...text}>
        <input
          {...describeControl(text)}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          maxLength={100}
          className={controlLook}
        />
      </Field>
    </div>
  )
}
