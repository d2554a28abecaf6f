import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { Icon } from '../icon'
import { TakeFocus } from './take-focus'

const texts = defineTexts('ui.error-summary', {
  title: (count: number) => (count === 1 ? 'There is a problem' : `There are ${count} problems`),
})

export interface FieldProblem {
  /** Empty if the problem concerns several controls. */
  field: string
  message: string
}

export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <TakeFocus
      key={problems.map(({ field, message }) => `${field}: ${message}`).join('\n')}
      labelledBy="error-summary-title"
    >
      <div className="mb-8 rounded-panel border-2 border-bad bg-surface p-4 sm:p-5">
        <h2 id="error-summary-title" className="mb-2 flex items-center gap-2 text-lg font-semibold text-bad">
          <Icon name="bad" />
          {texts.title(problems.length)}
        </h2>
        <ul className="grid gap-1">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`} className="font-semibold">
              {field ? (
                <a href={`#${field}`} className="inline-block py-1 text-bad wrap-anywhere">
                  {translate(message)}
                </a>
              ) : (
                translate(message)
              )}
            </li>
          ))}
        </ul>
      </div>
    </TakeFocus>
  )
}
