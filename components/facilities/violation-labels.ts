import { defineTexts } from '@/lib/language/define-texts'
import { violationClasses, violationLabels } from '@/lib/records/facility/violation-class'

export const violationWords = defineTexts('facilities.violation-labels', {
  labels: violationLabels,
  classes: violationClasses,
})
