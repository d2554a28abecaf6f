import type { RulesUrlParams } from './url'

interface Preset {
  label: string
  text: string
  url: Partial<RulesUrlParams>
}

export const presets: readonly Preset[] = [
  {
    label: 'Flood insurance',
    text: 'Flood zones, base flood elevations, premiums',
    url: { q: '"flood insurance"', agencies: ['federal-emergency-management-agency'] },
  },
  {
    label: 'Mortgage lending',
    text: 'Disclosures, appraisals, loan limits',
    url: {
      q: 'mortgage',
      agencies: ['consumer-financial-protection-bureau', 'federal-housing-finance-agency'],
    },
  },
  {
    label: 'Housing',
    text: 'Fair housing, HUD programs, manufactured homes',
    url: { q: 'housing', agencies: ['housing-and-urban-development-department'] },
  },
  {
    label: 'Lead paint',
    text: 'Lead-based paint in homes, repair and disclosure',
    url: { q: '"lead-based paint"' },
  },
  {
    label: 'Brownfields',
    text: 'Cleanup grants and polluted land',
    url: { q: 'brownfields' },
  },
  {
    label: 'Water and wetlands',
    text: 'Clean Water Act permits, drinking water',
    url: { q: '"clean water act"' },
  },
]

export const propertyAgencies: readonly { value: string; label: string }[] = [
  { value: 'housing-and-urban-development-department', label: 'Housing and Urban Development (HUD)' },
  { value: 'federal-emergency-management-agency', label: 'Emergency Management (FEMA)' },
  { value: 'environmental-protection-agency', label: 'Environmental Protection (EPA)' },
  { value: 'consumer-financial-protection-bureau', label: 'Consumer Financial Protection (CFPB)' },
  { value: 'federal-housing-finance-agency', label: 'Housing Finance (FHFA)' },
  { value: 'veterans-affairs-department', label: 'Veterans Affairs (VA)' },
  { value: 'engineers-corps', label: 'Army Corps of Engineers' },
  { value: 'interior-department', label: 'Interior, with Land Management' },
  { value: 'agriculture-department', label: 'Agriculture, with the Forest Service' },
]
