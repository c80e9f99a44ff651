import { type EmployeeResult, PERSON_KINDS } from '@firmament/api-contract/calls/search';
import type { SearchDefinition } from '../search/criteria/search-definition.ts';

export const peopleSearch: SearchDefinition<EmployeeResult> = {
  entity: 'companies_employees',
  path: '/dashboard/employees',
  filters: [
    { id: 'employee_name', kind: 'name' },
    { id: 'keyword', kind: 'name' },
    { id: 'locality', kind: 'text', suggests: 'places' },
    { id: 'employee_industry', kind: 'text', suggests: 'industries' },
    { id: 'education', kind: 'text' },
    { id: 'current_employer', kind: 'text', suggests: 'companies' },
    { id: 'former_employer', kind: 'text', suggests: 'companies' },
    { id: 'skills', kind: 'text' },
    { id: 'professional_experience', kind: 'text' },
    { id: 'position', kind: 'text' },
    { id: 'age', kind: 'range', unit: 'years' },
    { id: 'gender', kind: 'select', choices: ['Male', 'Female'] },
    { id: 'isManagement', kind: 'select', choices: ['Yes', 'No'] },
    { id: 'person_kind', kind: 'select', choices: PERSON_KINDS },
    { id: 'locality_name', kind: 'label' },
    { id: 'employee_industry_name', kind: 'label' },
    { id: 'employer_name', kind: 'label' },
  ],
  facets: ['person_kind', 'isManagement', 'employee_industry_name', 'locality_name', 'employer_name'],
  startingFilters: ['position', 'current_employer', 'skills', 'locality'],
  quickIndicators: ['employee_name', 'locality'],
  nameIndicator: 'employee_name',
  placeIndicator: 'locality',
  isResult: (result): result is EmployeeResult => 'fullName' in result,
  idOf: ({ employee_id }) => employee_id,
};

/** A person's page, with the search in its address for the way back. */
export const personPath = ({ employee_id }: Pick<EmployeeResult, 'employee_id'>, parameters: string): string =>
  `${peopleSearch.path}/${encodeURIComponent(employee_id)}${parameters}`;
