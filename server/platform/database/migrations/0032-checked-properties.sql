-- LD8: the filter for properties that staff have checked. The condition is that of filter-conditions.ts.
create index properties_by_check on properties (status, for_type, created_at desc, id desc)
  where deleted_at is null
    and (lalpurja_seen_on is not null or boundaries_walked_on is not null or road_measured_on is not null);
