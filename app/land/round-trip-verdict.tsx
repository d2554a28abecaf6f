import { Notice } from '@/components/ui/notice'
import type { Point } from '@/lib/url-state'

interface Props {
  id: string
  center: Point
  /** What the center looked up to. */
  records: { sectionId: string | null; label: string }[]
}

export function RoundTripVerdict({ id, center, records }: Props) {
  const where = `${center.latitude}, ${center.longitude}`
  if (records.some(({ sectionId }) => sectionId === id)) {
    return (
      <Notice kind="good" title="Checked: same section">
        <p>The center of this outline, {where}, lies in the same section.</p>
      </Notice>
    )
  }
  return (
    <Notice kind="warn" title="Checked: another section">
      <p>
        The center of this outline, {where}, lies in {records[0]?.label ?? 'no section'}. Check the record
        with the state office of the Bureau of Land Management.
      </p>
    </Notice>
  )
}
