const LOCAL_OFFICIALS = 'https://floridarevenue.com/property/Pages/LocalOfficials.aspx'

export function AppraiserAdvice({ county }: { county: string }) {
  return (
    <p className="text-base">
      The property appraiser of {county} County keeps these records and corrects mistakes. Find the office in{' '}
      <a href={LOCAL_OFFICIALS}>the Department of Revenue’s list of county officials</a>.
    </p>
  )
}
