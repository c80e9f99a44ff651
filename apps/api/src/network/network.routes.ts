import {
  getCoOfficers,
  getNetwork,
  getNetworkFile,
  getNetworkOwnership,
  getNetworkPath,
  getSameAddress,
} from '@firmament/api-contract/calls/network';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../platform/http/admission.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { exploreNetwork, type NetworkDeps } from './explore-network.ts';
import { type ExportNetwork, makeNetworkFile } from './file/make-network-file.ts';
import { findCoOfficers } from './find-co-officers.ts';
import { findOwnership } from './find-ownership.ts';
import { findPath } from './find-path.ts';
import { findSameAddress } from './find-same-address.ts';
import { countStarts, type StartsDeps } from './starts/count-starts.ts';

type Deps = Omit<NetworkDeps, 'rows' | 'begin'> &
  StartsDeps & {
    readsOf: ReadsOf;
    /** Counts the file as an export and names it; from another capability. */
    exportNetwork: ExportNetwork;
  };

export const registerNetworkRoutes = (app: FastifyInstance, { readsOf, exportNetwork, ...deps }: Deps): void => {
  const { clock, graph } = deps;
  const depsOf = ({ request, member }: { request: FastifyRequest; member: Member }): NetworkDeps => {
    const rows = readsOf(request);
    return { rows, clock, graph, begin: (points) => countStarts(deps, { rows, member, points }) };
  };

  serve(app, getNetwork, (call) => exploreNetwork(depsOf(call), call.query, call.caller));

  serve(app, getNetworkFile, async (call) => {
    const { query, member, request, reply, caller } = call;
    const { format, ...asked } = query;
    const language = languageFromHeader(request.headers['accept-language']);
    const file = await exportNetwork({ member, format, language }, () =>
      makeNetworkFile(depsOf(call), { asked, format, language, caller }),
    );
    reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
    return reply.send(file.content);
  });

  serve(app, getNetworkPath, (call) => findPath(depsOf(call), call.query, call.caller));

  serve(app, getNetworkOwnership, (call) => findOwnership(depsOf(call), call.query, call.caller));

  serve(app, getCoOfficers, (call) => findCoOfficers(depsOf(call), call.query, call.caller));

  serve(app, getSameAddress, (call) => findSameAddress(depsOf(call), call.query.company));
};
