/** What happens on the days that cities publish of permits, inspections and violations, in words. */
export const buildingEvents = {
  applied: 'Applied',
  issued: 'Issued',
  opened: 'Opened',
  inspected: 'Inspected',
  statusChanged: 'Status changed',
  abated: 'Abated',
  completed: 'Completed',
  expires: 'Expires',
} as const

export type BuildingEvent = keyof typeof buildingEvents
