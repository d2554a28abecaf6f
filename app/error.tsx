'use client'

export { Failure as default } from '@/app/_lib/answer/failure'
