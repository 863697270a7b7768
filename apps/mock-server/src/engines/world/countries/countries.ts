import { africa } from './africa'
import { asiaPacific } from './asia-pacific'
import { britishIsles } from './british-isles'
import type { Country } from './country'
import { easternEurope } from './eastern-europe'
import { germanSpeaking } from './german-speaking'
import { latinAmerica } from './latin-america'
import { middleEast } from './middle-east'
import { nordics } from './nordics'
import { northAmerica } from './north-america'
import { southernEurope } from './southern-europe'
import { westernEurope } from './western-europe'

export const countries: readonly Country[] = [
  ...northAmerica,
  ...latinAmerica,
  ...britishIsles,
  ...germanSpeaking,
  ...westernEurope,
  ...southernEurope,
  ...nordics,
  ...easternEurope,
  ...middleEast,
  ...africa,
  ...asiaPacific,
]
