import { defineTexts } from '@/lib/language/define-texts'

export const groundTexts = defineTexts('evidence.ground', {
  fact: {
    question: 'Is a fact in the record wrong?',
    claim: 'a fact in the record is wrong',
    title: 'A fact in the record is wrong',
  },
  equity: {
    question: 'Are similar homes assessed lower than yours?',
    claim: 'similar homes are assessed lower',
    title: 'Similar homes are assessed lower',
  },
  market: {
    question: 'Did you buy it for less than its value on record, or did similar homes sell for less?',
    claim: 'the value is above the market',
    title: 'The value is above the market',
  },
  condition: {
    question: 'Does it have damage or need repairs that the record does not know?',
    claim: 'the home has damage or needs repairs',
    title: 'The home has damage or needs repairs',
  },
})
