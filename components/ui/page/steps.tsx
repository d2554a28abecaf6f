import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('ui.steps', {
  progress: 'Progress',
  step: (current: number, total: number) => `Step ${current} of ${total}`,
  done: '(done)',
})

export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <nav aria-label={texts.progress} className="mb-3 sm:mb-6 print:hidden">
      <p className="font-semibold text-accent">{texts.step(current, steps.length)}</p>
      <ol className="mt-2 hidden gap-x-1 sm:flex">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index + 1 === current ? 'step' : undefined}
            className={`flex-1 border-t-4 pt-1.5 text-base ${
              index < current ? 'border-accent' : 'border-line text-muted'
            } ${index + 1 === current ? 'font-semibold' : ''}`}
          >
            {step}
            {index + 1 < current && <span className="sr-only"> {texts.done}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
