import { formatNumber } from '@/lib/format'

interface Props {
  from: number
  to: number
  total?: number | string
}

export function PrintedPart({ from, to, total }: Props) {
  const whole =
    total === undefined ? 'there are more' : `of ${typeof total === 'number' ? formatNumber(total) : total}`
  return (
    <p className="mt-2 hidden font-semibold print:block">
      Printed: {formatNumber(from)} to {formatNumber(to)}
      {total === undefined ? '; ' : ' '}
      {whole}. The other pages of this list are not printed here.
    </p>
  )
}
