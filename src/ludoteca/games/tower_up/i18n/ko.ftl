### Tower Up 한국어.
###
### "_word"로 끝나는 인수는 그 키의 낱말(색, 부지, 목표, 카드)로 바뀌어 들어온다.
### 자리마다 이름($seat_name)과 $seat_you(읽는 사람의 자리면 "yes")가 함께 온다.
### 이름 뒤에는 "님"을 붙여 조사가 언제나 맞게 한다.

name = 타워 업
blurb = 도시는 하나, 색은 넷, 모두가 함께 지어요. 새 건물이 서면 이웃 건물이 자라고, 높은 건물에 지붕을 얹으면 내 차량이 멀리 나아가요.

## 차량: 차량이 있는 칸의 점수, 개인판에 적힌 그대로

vehicle-from =
    { $start ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $start }
    }
vehicle-to =
    { $end ->
        [7] 8
        [8] 10
        [9] 12
        [10] 14
        [11] 16
        [12] 17
        [13] 18
        [14] 19
        [15] 20
       *[other] { $end }
    }

## 지금 할 일

prompt-place =
    시작 건물({ $colour_word })을 놓을 부지를 고르세요.{ $only ->
        [yes] { " " }고를 곳은 한 곳뿐이에요.
       *[no] { "" }
    }
prompt-act =
    { $extra ->
        [yes] 추가 차례
       *[no] { $final ->
            [yes] 마지막 차례
           *[no] 내 차례
        }
    }: 카드를 가져오거나 건물을 지으세요.
prompt-take =
    { $extra ->
        [yes] 추가 차례
       *[no] { $final ->
            [yes] 마지막 차례
           *[no] 내 차례
        }
    }: 지금은 카드만 가져올 수 있어요.
prompt-wild = 가져올 층의 색을 고르세요.
prompt-instead = 남은 층이 없는 색({ $colour_word }): 다른 색을 고르세요.
prompt-return =
    층은 열 개까지만 가질 수 있어요. { $floors }개를 돌려놓으세요.{ $only ->
        [yes] { " " }가진 색이 하나뿐이에요.
       *[no] { "" }
    }
prompt-done = 완료할까요? 그 전에는 되돌릴 수 있어요.
prompt-others = { $seat_name } 님의 차례예요.
prompt-others-place = { $seat_name } 님이 시작 건물을 놓고 있어요.
prompt-over = 도시가 완성됐어요. 게임이 끝났어요.

## 고를 수 있는 것

choice-place = { $site_word }에 놓기
choice-take =
    { $place ->
        [1] 첫 번째
        [2] 두 번째
        [3] 세 번째
       *[other] { $place }번째
    } 카드 가져오기: { $card_word }{ $ends ->
        [yes] . 마지막 차례가 시작돼요
       *[no] { "" }
    }
choice-choose = { $colour_word } 층 가져오기({ $left }개 남음)
choice-return = { $colour_word } 층 돌려놓기({ $left }개 있음)
choice-build =
    { $site_word }에 { $colour_word } 짓기, 층 { $cost }개, 지붕은 { $new ->
        [yes] 새 건물
       *[no] { $roof_word }({ $on_word }, 높이 { $height })
    }: { $on_word } 차량 { vehicle-from }점에서 { vehicle-to }점까지, { $points }점{ $chips ->
        [0] { "" }
       *[other] , 목표 { $chips }점
    }{ $extra ->
        [yes] , 추가 차례
       *[no] { "" }
    }
choice-build-group = { $site_word }에 { $colour_word } 짓기, 층 { $cost }개

## 일어난 일

event-building-stood = { $site_word }에 { $colour_word } 건물이 서 있어요.
event-founding =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 시작 건물의 자리를 정해요. 첫 차례는 { $first_seat_you ->
        [yes] 나예요.
       *[no] { $first_seat_name } 님이에요.
    }
event-building-started =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 시작 건물({ $colour_word })을 놓은 곳: { $site_word }.
event-card-taken =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 가져온 카드: { $card_word }.
event-card-revealed = 시장의 새 카드: { $card_word }.
event-reshuffled = 지금까지 가져간 카드를 섞어 새 더미를 만들었어요.
event-floor-chosen =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $wanted ->
        [wild] { "" }
       *[other] { $wanted_word } 대신{ " " }
    }고른 층: { $colour_word }.
event-floor-returned =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 돌려놓은 층: { $colour_word }.
event-built =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $site_word }에 { $colour_word } 건물을 지었어요. 이웃 건물 { $raised }채가 자랐어요.
event-roofed =
    { $seat_you ->
        [yes] 내 지붕
       *[no] { $seat_name } 님의 지붕
    }: { $site_word }, { $colour_word } { $height }층. { $left }개 남았어요.
event-vehicle-moved =
    { $seat_you ->
        [yes] 내
       *[no] { $seat_name } 님의
    } { $colour_word } 차량: { vehicle-from }점에서 { vehicle-to }점.
event-cone-changed =
    { $owner_seat_you ->
        [yes] 내
       *[no] { $owner_seat_name } 님의
    } 보이는 지붕: { $visible }개, { $start }점에서 { $end }점.
event-objective-met =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 목표를 이뤘어요: { $objective_word }, { $chip }점.
event-objective-met-own = { event-objective-met }
event-turn-began =
    { $seat_you ->
        [yes] 내
       *[no] { $seat_name } 님의
    } { $final ->
        [yes] 마지막 차례예요.
       *[no] 차례예요.
    }
event-extra-turn =
    { $seat_you ->
        [yes] 내
       *[no] { $seat_name } 님의
    } 차량이 모두 { $column }칸의 별에 닿았어요. 추가 차례!
event-extra-turn-special = { event-extra-turn }
event-end-triggered =
    { $why ->
        [roofs] { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } 마지막 지붕을 얹었어요
        [supply] { $seat_you ->
            [yes] 내가
           *[no] { $seat_name } 님이
        } 가져올 층이 떨어졌어요
        [full] { $seat_you ->
            [yes] 내
           *[no] { $seat_name } 님의
        } 차례 뒤로는 더 지을 수 없어요
       *[idle] { $seat_you ->
            [yes] 나까지
           *[no] { $seat_name } 님까지
        } 오랫동안 아무도 짓지 않았어요
    }. 마지막 차례가 시작돼요.
event-end-triggered-special = { event-end-triggered }
event-scored =
    { $seat_you ->
        [yes] 내
       *[no] { $seat_name } 님의
    } 점수: { $points }점(보이는 지붕 { $visible }개로 { $cone }점).
event-scored-own = { event-scored }
event-ended = 모두 마지막 차례를 마쳤어요. 게임이 끝났어요.

## 게임의 결과

result-points =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $points }점으로 이겼어요.
result-shared = { $winners }명이 { $points }점씩으로 공동 우승이에요.

## 할 수 없는 것

error-asked-place = 먼저 시작 건물을 놓으세요.
error-asked-act = 카드를 가져오거나 건물을 지으세요.
error-asked-choose = 먼저 층의 색을 고르세요.
error-asked-return = 먼저 층을 돌려놓으세요.
error-asked-confirm = 할 일을 했어요. 완료하거나 되돌리세요.
error-no-such-action = 이 게임에는 그런 행동이 없어요.
error-no-such-site = 그런 부지는 없어요.
error-site-taken = 이미 건물이 서 있어요.
error-same-colour-beside = 옆에 같은 색 건물이 있어요.
error-card-not-there = 시장에 없는 카드예요.
error-colour-run-out = 남은 층이 없는 색: { $colour_word }.
error-no-such-floor = 가지고 있지 않은 색: { $colour_word }.
error-no-roof = 남은 지붕이 없어요.
error-no-building-beside = 옆에 건물이 없어요.
error-floors-missing = 필요한 층이 모자라요.
error-roof-elsewhere = 지붕은 새 건물이나 방금 자란 건물에 얹어요.

## 테이블 준비

preset-new-town = 새 도시
preset-new-town-help = 매번 다른 목표로, 건물 세 채의 부지는 무작위로 정해요.
preset-first-street = 첫 거리
preset-first-street-help = 첫 게임에 알맞은 목표 셋으로 해요.
preset-founders = 건설자들
preset-founders-help = 마지막 순서인 사람이 처음 건물 세 채의 부지를 골라요.

option-objectives = 목표
option-objectives-help = 열 가지 가운데 셋을 무작위로 쓰거나, 첫 게임에 알맞은 셋을 써요.
option-objectives-random = 무작위
option-objectives-starter = 첫 게임용
option-start-sites = 시작 건물
option-start-sites-help = 건물 세 채가 서 있는 채로 시작해요. 부지는 무작위로 정하거나, 마지막 순서인 사람이 골라요.
option-start-sites-automatic = 무작위
option-start-sites-chosen = 마지막 순서인 사람이 고르기

## 목표

objective-o01 = 네 가지 색
objective-o02 = 도시 한 바퀴
objective-o03 = 동네 잔치
objective-o04 = 공원 전망
objective-o05 = 경계를 넘어
objective-o06 = 지붕 산책
objective-o07 = 한 번 더
objective-o08 = 5층
objective-o09 = 한 가지 멋
objective-o10 = 스카이라인
objective-o01-text = 네 가지 색 건물에 모두 내 지붕이 있어요.
objective-o02-text = 네 구역 이상에 내 지붕이 있어요.
objective-o03-text = 한 구역의 건물 세 채에 내 지붕이 있어요.
objective-o04-text = 같은 공원 옆 건물 세 채에 내 지붕이 있어요.
objective-o05-text = 다른 구역을 잇는 길 두 개의 양 끝에 내 지붕이 있어요.
objective-o06-text = 내 지붕이 보이는 건물 세 채가 길로 이어져 있어요.
objective-o07-text = 한 건물에 내 지붕이 두 개 있어요.
objective-o08-text = 내 지붕 하나가 5층이나 더 높은 곳에 있어요.
objective-o09-text = 같은 색 건물 네 채에 내 지붕이 있어요.
objective-o10-text = 내 지붕 다섯 개가 한꺼번에 보여요.

## 장소, 색, 카드

district-c = 도심
district-d = 부두
district-h = 언덕
district-n = 북문
district-s = 남쪽 강변
site-c1 = 도심 1
site-c2 = 도심 2
site-c3 = 도심 3
site-c4 = 도심 4
site-c5 = 도심 5
site-c6 = 도심 6
site-c7 = 도심 7
site-c8 = 도심 8
site-c9 = 도심 9
site-d1 = 부두 1
site-d2 = 부두 2
site-d3 = 부두 3
site-d4 = 부두 4
site-d5 = 부두 5
site-d6 = 부두 6
site-d7 = 부두 7
site-d8 = 부두 8
site-d9 = 부두 9
site-d10 = 부두 10
site-h1 = 언덕 1
site-h2 = 언덕 2
site-h3 = 언덕 3
site-h4 = 언덕 4
site-h5 = 언덕 5
site-h6 = 언덕 6
site-h7 = 언덕 7
site-h8 = 언덕 8
site-h9 = 언덕 9
site-h10 = 언덕 10
site-n1 = 북문 1
site-n2 = 북문 2
site-n3 = 북문 3
site-n4 = 북문 4
site-n5 = 북문 5
site-n6 = 북문 6
site-n7 = 북문 7
site-n8 = 북문 8
site-n9 = 북문 9
site-s1 = 남쪽 강변 1
site-s2 = 남쪽 강변 2
site-s3 = 남쪽 강변 3
site-s4 = 남쪽 강변 4
site-s5 = 남쪽 강변 5
site-s6 = 남쪽 강변 6
site-s7 = 남쪽 강변 7
site-s8 = 남쪽 강변 8
site-s9 = 남쪽 강변 9
colour-white = 흰색
colour-grey = 회색
colour-brown = 갈색
colour-black = 검은색
colour-wild = 아무 색
card-m01 = 흰색 2, 갈색 1, 검은색 1
card-m02 = 흰색 2, 회색 1, 검은색 1
card-m03 = 흰색 2, 회색 1, 갈색 1
card-m04 = 회색 2, 갈색 1, 검은색 1
card-m05 = 흰색 1, 회색 2, 검은색 1
card-m06 = 흰색 1, 회색 2, 갈색 1
card-m07 = 회색 1, 갈색 2, 검은색 1
card-m08 = 흰색 1, 갈색 2, 검은색 1
card-m09 = 흰색 1, 회색 1, 갈색 2
card-m10 = 회색 1, 갈색 1, 검은색 2
card-m11 = 흰색 1, 갈색 1, 검은색 2
card-m12 = 흰색 1, 회색 1, 검은색 2
card-m13 = 흰색 1, 회색 1, 갈색 1, 검은색 1
card-m14 = 흰색 1, 회색 1, 갈색 1, 검은색 1
card-m15 = 흰색 1, 회색 1, 갈색 1, 검은색 1
card-m16 = 흰색 1, 회색 1, 갈색 1, 검은색 1
card-m17 = 회색 1, 갈색 1, 검은색 1 + 회색 차량
card-m18 = 회색 1, 갈색 1, 검은색 1 + 갈색 차량
card-m19 = 회색 1, 갈색 1, 검은색 1 + 검은색 차량
card-m20 = 회색 1, 갈색 1, 검은색 1 + 흰색 차량
card-m21 = 흰색 1, 갈색 1, 검은색 1 + 흰색 차량
card-m22 = 흰색 1, 갈색 1, 검은색 1 + 갈색 차량
card-m23 = 흰색 1, 갈색 1, 검은색 1 + 검은색 차량
card-m24 = 흰색 1, 갈색 1, 검은색 1 + 회색 차량
card-m25 = 흰색 1, 회색 1, 검은색 1 + 흰색 차량
card-m26 = 흰색 1, 회색 1, 검은색 1 + 회색 차량
card-m27 = 흰색 1, 회색 1, 검은색 1 + 검은색 차량
card-m28 = 흰색 1, 회색 1, 검은색 1 + 갈색 차량
card-m29 = 흰색 1, 회색 1, 갈색 1 + 흰색 차량
card-m30 = 흰색 1, 회색 1, 갈색 1 + 회색 차량
card-m31 = 흰색 1, 회색 1, 갈색 1 + 갈색 차량
card-m32 = 흰색 1, 회색 1, 갈색 1 + 검은색 차량
card-m33 = 아무 색 2
card-m34 = 아무 색 2
card-m35 = 아무 색 2
card-m36 = 아무 색 2
card-m37 = 아무 색 2 + 흰색 차량
card-m38 = 아무 색 2 + 회색 차량
card-m39 = 아무 색 2 + 갈색 차량
card-m40 = 아무 색 2 + 검은색 차량
card-m41 = 아무 색 2 + 흰색·회색 차량
card-m42 = 아무 색 2 + 회색·갈색 차량
card-m43 = 아무 색 2 + 갈색·검은색 차량
card-m44 = 아무 색 2 + 검은색·흰색 차량

# ---- the board

board-city = 도시
board-plan = 평면도
board-boards = 개인판
board-market = 시장
board-supply = 공급처
board-deck = 더미: { $cards }장
board-stock = 내 층
board-objectives = 목표
board-card = { $card_word }.
board-card-short = 공급처에 모자란 층이 있어요.
board-card-ends = 가져가면 마지막 차례가 시작돼요.
board-floors = { $colour_word } { $count }
board-short =
    { $count ->
        [0] { $colour_word } 층이 다 떨어졌어요.
       *[other] { $colour_word } 층이 { $count }개만 남았어요.
    }
board-chips = 남은 칩: { $chips }.
board-has-chip = { $seat_name } 님: { $chip }.
board-building = { $site_word }: { $colour_word }, 높이 { $height }
board-roof-seen =
    { $seat_you ->
        [yes] 맨 위에 내 지붕
       *[no] 맨 위에 { $seat_name } 님의 지붕
    }
board-roof-covered =
    { $seat_you ->
        [yes] { $floor }층에 가려진 내 지붕
       *[no] { $floor }층에 가려진 { $seat_name } 님의 지붕
    }
board-free =
    { $free ->
        [0] 더 자랄 수 없음
       *[other] 옆의 빈 부지 { $free }곳
    }
board-empty = { $site_word }: 비어 있음
board-beside = 옆: { $sites }
board-beside-empty = { $site_word }(비어 있음)
board-beside-built = { $site_word }({ $colour_word }, 높이 { $height })
board-own-district =
    { $count ->
        [0] { $district_word }에 내 지붕 없음
       *[other] { $district_word }에서 내 지붕이 있는 건물 { $count }채
    }
board-at-park =
    공원 { $park } 옆{ $count ->
        [0] { "" }
       *[other] , 그 둘레에서 내 지붕이 있는 건물 { $count }채
    }
board-can-place = { $site_word }: 건물을 놓을 수 있음
board-can-build = { $site_word }: 지을 수 있음
board-costs = { $colour_word } 비용: { $floors }
board-covers =
    { $seat_you ->
        [yes] 내 지붕을 가림
       *[no] { $seat_name } 님의 지붕을 가림
    }
board-highest = 지붕 높이는 { $height }까지
board-refused = { $site_word }: 지금은 안 됨
board-refused-no-building = 옆에 건물이 없음
board-refused-colours = 옆에 네 가지 색이 모두 있음
board-refused-floors = 모자란 층: { $floors }
board-refused-no-roof = 남은 지붕이 없음
board-refused-place = 옆에 같은 색 건물이 있음
board-building-on = { $site_word }에 짓기
board-step-colour = 색을 고르세요: { $site_word }.
board-step-roof = 지붕을 얹을 곳을 고르세요.
board-back = 한 단계 뒤로
board-new = 새 건물
board-pay = 비용
board-height = 높이 { $height }
board-drive = { vehicle-from } → { vehicle-to }
board-plus = +{ $points }
board-would = 높이 { $height }, { $colour_word } 차량 { vehicle-from }점에서 { vehicle-to }점까지, { $points }점 추가
board-extra = 추가 차례
board-gain = { $objective_word }: +{ $chip }
board-return = 층이 { $count }개 넘쳐요. 무엇을 돌려놓을까요?
board-wild = 아무 색: 어떤 층을 가져올까요?
board-instead = 남은 층이 없는 색({ $colour_word }): 대신 무엇을 가져올까요?
board-end-roofs =
    { $seat_you ->
        [yes] 내가 마지막 지붕을 얹었어요.
       *[no] { $seat_name } 님이 마지막 지붕을 얹었어요.
    }
board-end-supply =
    { $seat_you ->
        [yes] 나부터 마지막 차례가 시작돼요.
       *[no] { $seat_name } 님부터 마지막 차례가 시작돼요.
    }
board-last-turns = 마지막 차례: { $names }
board-note = ⌂ { $roofs }
board-sheet =
    층: 흰색 { $white }, 회색 { $grey }, 갈색 { $brown }, 검은색 { $black }. 차량: 흰색 { $white_at }칸, 회색 { $grey_at }칸, 갈색 { $brown_at }칸, 검은색 { $black_at }칸. 지붕: 손에 { $roofs }, 보이는 것 { $visible }.
account-cone = 지붕 { $visible }개
account-chips = 목표
account-vehicle = { $colour_word } 차량:

## 배우기

tutorial-goal = 도시 하나를 모두가 함께 지어요. 지붕을 얹을 때마다 내 차량 네 대 가운데 하나가 트랙을 나아가요. 차량이 간 거리, 보이는 지붕, 목표가 점수예요.
tutorial-card = 차례에는 카드를 가져오거나 건물을 지어요. 먼저 층이 필요해요. 세 번째 카드는 흰색, 회색, 갈색 층을 주고 갈색 차량도 한 칸 나아가요. 가져오세요!
tutorial-card-other = 그래도 돼요. 하지만 세 번째 카드는 층 세 개를 주고 차량도 움직여요.
tutorial-done = 층을 받았어요. 완료하기 전에는 차례를 되돌릴 수 있어요.
tutorial-build = Cleo 님도 지었어요. 북문 5 옆에는 건물이 세 채 있어요. 북문 5를 고르고 갈색을 고르세요. 새 층 하나와 이웃마다 층 하나씩을 내고, 셋 다 자라요. 지붕은 가장 높은 북문 2에 얹으세요.
tutorial-build-other = 그래도 돼요. 하지만 북문 5에 갈색을 짓고 북문 2에 지붕을 얹으면 회색 차량이 세 칸 나아가요.
tutorial-moved = 회색 건물 3층에 지붕을 얹어서 회색 차량이 세 칸 나아갔어요. 그 아래 Cleo 님의 지붕은 가려져서 끝에 보이는 지붕으로 세지 않아요.
tutorial-wild = 층이 얼마 안 남았어요. 물음표는 아무 색이나 고르는 층이에요. 첫 번째 카드를 가져오세요.
tutorial-wild-other = 그래도 돼요. 하지만 첫 번째 카드의 물음표 두 개로 원하는 색을 고를 수 있어요.
tutorial-colour = 색이 중요해요. 새 건물은 옆의 모든 건물과 색이 달라야 해요. 흰색 층을 가져오세요.
tutorial-colour-other = 그래도 돼요. 하지만 흰색 층이 두 개면 좋아요.
tutorial-second = 이번에는 갈색이에요. 방금 하나를 썼고, 도시에는 아직 갈색이 적어요.
tutorial-second-other = 그래도 돼요. 하지만 갈색 건물이 아직 적어서 갈색은 거의 어디에나 지을 수 있어요.
tutorial-limit = 층은 열 개까지 가질 수 있고, 넘치면 돌려놓아요. 완료하세요.
tutorial-objectives = Cleo 님이 이어서 해요. 지붕이 놓인 곳을 묻는 목표 세 개가 모두에게 열려 있어요. 먼저 이루면 7점, 다음은 5점이에요. 건물을 지을 때마다 확인해요.
tutorial-star = 몇 차례 뒤예요. 차량 셋은 첫 별을 지났고 흰색만 못 지났어요. 네 대가 모두 별에 이르면 추가 차례가 생겨요. 부두 6에 갈색을 짓고 도심 6에 지붕을 얹으세요!
tutorial-star-other = 그래도 돼요. 하지만 도심 6에 지붕을 얹으면 흰색이 별을 지나고 목표 두 개를 이뤄요.
tutorial-extra = 추가 차례에 7점짜리 목표 두 개! 계속해 보세요. 낮은 지붕은 금방 얹지만, 높은 지붕이 멀리 데려다줘요.
tutorial-end = Cleo 님이 열 번째 지붕을 얹었고 내 마지막 차례도 끝났어요. 트랙 38, 보이는 지붕 여섯 개 10, 목표 21로 69 대 62, 승리예요! 이제 내 도시를 지어 보세요.
