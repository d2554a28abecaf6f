export const SAMPLE_HOST = 'api.inkwell-screening.example'
export const SAMPLE_BASE = `https://${SAMPLE_HOST}/v1`

export const sampleAccounts = {
  thimble: { user: 'thimble-desk', secret: 'sample:secret-1' },
  quill: { user: 'quill-desk', secret: 'sample:secret-2' },
} as const

export type SampleAccount = keyof typeof sampleAccounts
