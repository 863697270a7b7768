import { useContext } from 'react'
import { FilterBuildingContext, type FilterBuilding } from './filter-building'

export function useFilterBuilding(): FilterBuilding {
  const building = useContext(FilterBuildingContext)
  if (!building) throw new Error('A part of the filter builder stands outside of it.')
  return building
}
