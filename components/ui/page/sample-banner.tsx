import { defineTexts } from '@/lib/language/define-texts'
import { Rich } from './rich'

const texts = defineTexts('ui.sample-banner', {
  sample: 'Sample data',
  invented: '<strong>Sample data:</strong> invented values. No real place or owner.',
})

export function SampleBanner() {
  return (
    <aside
      aria-label={texts.sample}
      className="border-b border-warn/40 bg-warn-soft text-warn print:mb-3 print:border print:border-ink"
    >
      <p className="mx-auto max-w-page px-4 py-1 text-sm sm:px-6">
        <Rich text={texts.invented} parts={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
    </aside>
  )
}
