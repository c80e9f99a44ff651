import { useQuery } from '@tanstack/react-query';
import { deskQuery } from '../parts/desk.queries.ts';

/** The server's day; this computer's until it is known. */
export const useToday = (): string => useQuery(deskQuery).data?.today ?? new Date().toISOString().slice(0, 10);
