import { violationWords } from '@/components/facilities/violation-labels'
import { translate } from '@/lib/language/translate'
import { classifyViolation, describeFrames } from '@/lib/records/facility/violation-class'

export function nameFrames(row: Parameters<typeof describeFrames>[0]): string[] {
  const what = classifyViolation(row)
  if (what !== 'past') return [violationWords.labels[what]]
  return describeFrames(row).map((frame) => translate(frame))
}
