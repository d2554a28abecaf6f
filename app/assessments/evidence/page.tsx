import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { showOwnEvidence } from '../uncovered/own-evidence-step'
import { showEvidence } from './home-evidence'

export const generateMetadata = (): Metadata => ({ title: stepTexts.evidence.title, ...noindex })

export default homeStepPage('evidence', showEvidence, { own: showOwnEvidence })
