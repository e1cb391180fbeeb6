import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { Facts, Features, LastCall, Questions, UseCases } from './Sections.tsx'
import { Steps } from './Steps.tsx'

/** `/`: drawn at build time, readable without a script. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Facts />
      <Steps />
      <Features />
      <UseCases />
      <Pricing />
      <Questions />
      <LastCall />
    </>
  )
}
