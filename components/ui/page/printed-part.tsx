import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('ui.printed-part', {
  open: (from: string, to: string) =>
    `Printed: ${from} to ${to}; there are more. The other pages of this list are not printed here.`,
  counted: (from: string, to: string, total: string) =>
    `Printed: ${from} to ${to} of ${total}. The other pages of this list are not printed here.`,
})

interface Props {
  from: number
  to: number
  total?: number | string
}

export function PrintedPart({ from, to, total }: Props) {
  const [first, last] = [formatNumber(from), formatNumber(to)]
  const whole = typeof total === 'number' ? formatNumber(total) : total
  return (
    <p className="mt-2 hidden font-semibold print:block">
      {whole === undefined ? texts.open(first, last) : texts.counted(first, last, whole)}
    </p>
  )
}
