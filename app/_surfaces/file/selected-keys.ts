import { declareUrl, scalar } from '@/lib/url-state'

export const selectedKeysUrl = declareUrl({ keys: scalar({ type: 'string' }, (text) => text) })

export const keysIn = (typed = ''): string[] => typed.split(/\r?\n/).filter((line) => line.trim() !== '')
