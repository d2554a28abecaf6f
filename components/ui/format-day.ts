const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day as published, which has no time of day: "February 6, 2021". */
export const formatDay = (iso: string): string => format.format(new Date(`${iso}T00:00:00Z`))
